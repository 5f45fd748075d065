/**
 * An invited editor, or one who forgot the password, arrives with a token in the address and chooses a
 * password. Decap's own login supports neither.
 */

interface Arrival {
  type: "signup" | "recovery";
  token: string;
}

/** Reads the token of an invitation or a recovery from an address. */
export function arrivalIn(hash: string): Arrival | undefined {
  const found = /(invite|recovery)_token=([\w-]+)/.exec(hash);
  return found
    ? { type: found[1] === "invite" ? "signup" : "recovery", token: found[2] ?? "" }
    : undefined;
}

async function ask(path: string, method: string, body: object, token?: string): Promise<unknown> {
  const response = await fetch(`/.netlify/identity/${path}`, {
    method,
    headers: {
      "content-type": "application/json",
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Netlify Identity answered ${response.status}.`);
  return response.json();
}

/**
 * Sets the password of the account that the token belongs to.
 * @throws an error with the status of Netlify Identity's answer
 */
async function choosePassword({ type, token }: Arrival, password: string): Promise<void> {
  if (type === "signup") await ask("verify", "POST", { type, token, password });
  else {
    const { access_token } = (await ask("verify", "POST", { type, token })) as {
      access_token: string;
    };
    await ask("user", "PUT", { password }, access_token);
  }
}

/**
 * Shows the password form.
 * @param done called once the password is set
 */
export function showInvitation(arrival: Arrival, done: () => void): void {
  document.body.innerHTML = `<main style="max-width:24rem;margin:15vh auto;padding:1rem;font:1rem/1.5 sans-serif">
    <h1>Choose a password</h1>
    <form>
      <label for="password">Password, 8 characters or more</label><br>
      <input id="password" type="password" autocomplete="new-password" minlength="8" required style="font:inherit;width:100%">
      <p><button style="font:inherit">Save and log in</button></p>
      <p role="alert"></p>
    </form></main>`;
  const form = document.querySelector("form");
  form?.addEventListener("submit", (event) => {
    event.preventDefault();
    const { value } = document.querySelector("input") as HTMLInputElement;
    choosePassword(arrival, value).then(done, (error: Error) => {
      const alert = document.querySelector('[role="alert"]');
      if (alert) alert.textContent = `${error.message} Ask for a new link if this one is old.`;
    });
  });
}
