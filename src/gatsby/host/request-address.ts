/**
 * Reads the target of a request; `//` and the like are paths here, and never name another host.
 * @returns undefined if it is no address
 */
export function requestAddress(target = "/"): URL | undefined {
  const whole = target.startsWith("/") ? `http://host${target}` : target;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}
