/** Installs packages of Debian and Ubuntu. */
import { spawnSync } from "node:child_process";

const runs = (program: string, ...parameters: string[]) =>
  spawnSync(program, parameters, { stdio: "ignore" }).status === 0;

/**
 * Makes sure that apt can install packages without a question.
 * @returns the prefix of a command that needs root: sudo, or nothing for root itself
 * @throws an error that says in one sentence why it is impossible
 */
export function requireApt(): string[] {
  if (!runs("apt-get", "--version")) throw new Error("There is no apt-get on this machine.");
  if (process.getuid?.() === 0) return [];
  if (runs("sudo", "-n", "true")) return ["sudo", "-n"];
  throw new Error("apt-get needs root, or sudo without a password.");
}

/**
 * Installs packages with apt, as root or with sudo if sudo asks for no password. Prints their size, not the output of apt.
 * @param names of the packages; all of them or none are installed
 * @throws an error that says in one sentence why they cannot be installed
 */
export function installPackages(...names: string[]): void {
  const root = requireApt();
  const apt = (...parameters: string[]) => {
    const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", ...parameters];
    const [program = "", ...rest] = [...root, ...command];
    return spawnSync(program, rest, { encoding: "utf8" });
  };
  // A failed update is ignored, because the old package lists may still name the packages.
  apt("update", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20");
  const install = ["install", "-y", "--no-install-recommends", ...names];
  // Each line has an address, the name of a file, its size in bytes and its digest.
  const files = apt(...install, "--print-uris").stdout.matchAll(/^'.*?' \S+ (\d+) /gm);
  const bytes = [...files].reduce((sum, [, size]) => sum + Number(size), 0);
  if (bytes > 0) console.log(`apt-get fetches ${names.join(", ")}: ${Math.ceil(bytes / 1e6)} MB.`);
  const { status, stderr } = apt(...install);
  if (status !== 0)
    throw new Error(`apt-get cannot install ${names.join(", ")}: ${stderr.trim().split("\n")[0]}`);
}
