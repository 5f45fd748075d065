/** Firefox from Debian or Mozilla, driven over WebDriver BiDi. */
import puppeteer from "puppeteer-core";
import type { Engine } from "./engine";

/**
 * Starts Firefox.
 * @param program the path of Firefox
 * @param proxyPort the port of the proxy for all requests, including those to localhost
 */
export async function startFirefox(program: string, proxyPort: number): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: program,
    // The proxy refuses Firefox's own requests at once. Without an answer, its start can take minutes.
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.http": "127.0.0.1",
      "network.proxy.http_port": proxyPort,
      "network.proxy.ssl": "127.0.0.1",
      "network.proxy.ssl_port": proxyPort,
      "network.proxy.allow_hijacking_localhost": true,
    },
  });
  return {
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      // Puppeteer sends the orientation beside the size; Firefox before 144 refuses it, and still sets the size.
      await page.setViewport(size).catch((error: Error) => {
        if (!error.message.includes("unknown command")) throw error;
      });
      return {
        goto: async (address) => {
          await page.goto(address);
        },
        evaluate: (expression) => page.evaluate(expression),
        point: async (x, y, pointer, press) => {
          if (pointer === "touch") await page.touchscreen.tap(x, y);
          else if (press) await page.mouse.click(x, y);
          else await page.mouse.move(x, y);
        },
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
