import { chromium } from "playwright-core";
import sharp from "sharp";
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox","--headless","--disable-gpu"] });
const last = async (s: Buffer) => { const m = await sharp(s).metadata(); const { data } = await sharp(s).extract({ left: 2, top: m.height! - 3, width: 1, height: 1 }).raw().toBuffer({ resolveWithObject: true }); return data[0]! > 100 ? "STRIP" : "ok"; };
for (let i = 0; i < 6; i++) for (const path of ["/case-studies/","/legal/privacy/"]) {
  const ctx = await b.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce", colorScheme: "light" });
  const p = await ctx.newPage();
  await p.goto("http://localhost:9313" + path);
  await p.mouse.move(5, 300);
  for (let y = 0; y < 20000; y += 900) { const end = await p.evaluate((y) => { window.scrollTo(0, y); return y > document.documentElement.scrollHeight; }, y); await p.waitForTimeout(60); if (end) break; }
  await p.waitForTimeout(300);
  const bottom = await last(await p.screenshot());
  await p.evaluate(() => window.scrollTo(0, 0)); await p.waitForTimeout(300);
  const full = await last(await p.screenshot({ fullPage: true }));
  await p.waitForTimeout(300);
  const full2 = await last(await p.screenshot({ fullPage: true }));
  await p.setViewportSize({ width: 1440, height: 3000 }); await p.waitForTimeout(300);
  await p.evaluate(() => window.scrollTo(0, 1e6)); await p.waitForTimeout(300);
  const tall = await last(await p.screenshot());
  console.log(path, { bottom, full, full2, tall });
  await ctx.close();
}
await b.close();
