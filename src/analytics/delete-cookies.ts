/** The domains that the page may set cookies for: its host and the parent domains of the host. */
const domains = (): string[] => {
  const labels = window.location.hostname.split(".");
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join("."));
};

/** Deletes the cookies with names that match, on whichever domain they were set. */
export function deleteCookies(name: RegExp): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  for (const cookie of names.filter((each) => name.test(each))) {
    const expired = `${cookie}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
    document.cookie = expired;
    for (const domain of domains()) document.cookie = `${expired}; domain=${domain}`;
  }
}
