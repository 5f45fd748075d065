/** An HTTP proxy from a browser to this machine, and from the webhook to the receiver of forms. */
import { createServer, request as ask, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { webhookHost } from "../public-host";

export interface Proxy {
  port: number;
  /** Whether scripts arrive, are held back, or are forbidden. */
  scripts: "arrive" | "wait" | "never";
  /** Whether the HTML loses its comments on the way, after which React renders the page anew. */
  comments: "stay" | "stripped";
  close: () => void;
}

/** Headers that forbid scripts on a page. Scripts of the driver still run. */
const withoutScript = (headers: IncomingHttpHeaders): IncomingHttpHeaders => ({
  ...headers,
  "content-security-policy": "script-src 'none'",
});

/**
 * Listens on a free port. It refuses all other hosts, so that browsers never use the network.
 * @param receiverPort the port of the receiver that replaces the webhook
 */
export async function startProxy(receiverPort: number): Promise<Proxy> {
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://nowhere.example");
    const { host, hostname, pathname, search } = url;
    if (hostname !== "localhost") return response.writeHead(502).end();
    const port = host === webhookHost ? receiverPort : url.port;
    while (proxy.scripts === "wait" && pathname.endsWith(".js") && !response.destroyed)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const { method } = request;
    const headers = { ...request.headers, "accept-encoding": "identity" };
    const onward = ask(
      { host: "127.0.0.1", port, path: pathname + search, method, headers },
      async (answer) => {
        const changed = proxy.scripts === "never" ? withoutScript(answer.headers) : answer.headers;
        if (proxy.comments === "stripped" && pathname.endsWith("/")) {
          const { "content-length": _, ...kept } = changed;
          response.writeHead(answer.statusCode ?? 502, kept);
          response.end((await text(answer)).replace(/<!--.*?-->/gs, ""));
          return;
        }
        response.writeHead(answer.statusCode ?? 502, changed);
        answer.pipe(response);
      },
    );
    onward.on("error", () => response.destroy());
    response.on("close", () => onward.destroy());
    return request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const proxy: Proxy = {
    port: (server.address() as AddressInfo).port,
    scripts: "arrive",
    comments: "stay",
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return proxy;
}
