/** Runs in the head of every page; the same on each, so that one hash in the Content-Security-Policy covers it. */
import { keepFocus } from "./focus";
import { hideUntilReady } from "./fonts";
import { trackCalls } from "./call-events";
import { passStates } from "./links";
import { keepPresses } from "./presses";
import { showDeferredAfter } from "./deferred-sections";
import { startScripts, startWithVisitor } from "./start";
import { keepCampaign } from "../browser/campaign";
import { retryPictures } from "./failed-pictures";
import { applyScheme } from "./scheme";
import { listenForSearch } from "./search";

applyScheme();
if (SITE.analytics.keepsCampaign) keepCampaign();
showDeferredAfter(hideUntilReady());
startWithVisitor();
keepFocus();
keepPresses(startScripts);
passStates();
retryPictures();
if (SITE.analytics.countsVisits) trackCalls();
listenForSearch(startScripts);
