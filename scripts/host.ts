/**
 * `npm run host -- nginx` and `npm run host -- caddy`: print the configuration of a web server for the build in
 * `public/`, with its headers and redirects. After each build anew: the policy has hashes.
 */
import { readFileSync } from "node:fs";
import { caddyConfig, nginxConfig } from "./lib/host-config";
import { readHeaders, readRedirects } from "./lib/host-rules";
import { runScript } from "./lib/run-script";

const servers = { nginx: nginxConfig, caddy: caddyConfig };

async function main(name = ""): Promise<void> {
  if (!(name in servers)) throw new Error("Name the server: npm run host -- nginx, or caddy.");
  const read = (file: string) => readFileSync(`public/${file}`, "utf8");
  const config = servers[name as keyof typeof servers];
  console.log(config(readHeaders(read("_headers")), readRedirects(read("_redirects"))));
}

runScript(main(process.argv[2]));
