/** The built site under a host that is no preview, where visitors are asked about analytics. */

/** The measurement id that the test build carries. */
export const measurementId = "G-TEST000001";

const name = "www.northkeel.example";
export const testPort = Number(process.env.TEST_PORT ?? 9123);
export const publicHost = `http://${name}:${testPort}`;

/** Leads the browser to this machine for that host. */
export const hostRule = `--host-resolver-rules=MAP ${name} 127.0.0.1`;
