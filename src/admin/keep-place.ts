/**
 * The login at GitLab, which leads away and back and takes what follows the path off the address each time the CMS
 * opens. This one keeps the place in the CMS: an entry that a link leads to is there after the login and after a reload.
 */
import { PkceAuthenticator as Authenticator } from "decap-cms-lib-auth";

export * from "decap-cms-lib-auth";

/** The key of session storage, without which that login does not work either; it holds the hash of the place that the login led away from. */
const placeKey = "cms-place";

export class PkceAuthenticator extends Authenticator {
  override authenticate(...given: Parameters<Authenticator["authenticate"]>): Promise<void> {
    sessionStorage.setItem(placeKey, location.hash);
    return super.authenticate(...given);
  }

  override completeAuth(...given: Parameters<Authenticator["completeAuth"]>): Promise<void> {
    const { hash, search } = location;
    const isBack = /[?&](code|error)=/.test(search);
    const place = (isBack && sessionStorage.getItem(placeKey)) || hash;
    const completed = super.completeAuth(...given);
    if (place) location.replace(place);
    return completed;
  }
}
