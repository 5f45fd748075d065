/** The links of calls to action, with the event and the state that each holds for a click. */
import { isDeepStrictEqual } from "node:util";
import { oneSpace, type Page } from "../../support/built-page";
import { kindsWithPages } from "../../../src/model/kinds";
import { routeOf } from "../../support/built-routes";
import { all, one } from "../../support/content-files";

interface Place {
  page?: string;
  service?: string;
  industry?: string;
  study?: string;
}

/** The event of a call as its link holds it; the title is filled in on click. */
function eventOf(id: string, { page = "", service = "", industry = "" }: Place): unknown {
  const { name, ...given } = one("CallToAction", id).event ?? {};
  switch (name) {
    case "cta_click":
      return [name, { ...given, page_title: "" }];
    case "case_study_click":
      return [name, { ...given, industry, page_title: "" }];
    case "service_cta_click":
      return [name, { ...given, page, service }];
    default:
      return undefined;
  }
}

/** The topic of the service that the page of an entry is about or names first. */
const topics = new Map(
  kindsWithPages.flatMap((kind) =>
    all(kind).flatMap(({ id, data }) => {
      const named = "services" in data ? data.services[0] : undefined;
      const service = kind === "Service" ? id : named;
      const topic = service && one("CallToAction", one("Service", service).call).topic;
      return topic ? [[routeOf(kind, id), topic] as const] : [];
    }),
  ),
);

function stateOf(id: string, { industry, study }: Place, route: string): unknown {
  const { source, message, about = "", ...call } = one("CallToAction", id);
  const topic = call.topic ?? (source ? topics.get(route) : undefined);
  const entries = {
    source,
    topic,
    message: message?.replaceAll("{subject}", () => about),
    focusIndustry: industry,
    focusStudy: study,
  };
  const given = Object.entries(entries).filter(([, value]) => value);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}

const parsed = (json: string | undefined): unknown => json && JSON.parse(json);

/**
 * Returns the calls to action that a page has no link for, each with its label, address, event and state.
 * @param wanted the calls, each with its label if the page shows another than content
 */
export function missingCalls(
  page: Page,
  wanted: readonly { id: string; label?: string; place?: Place }[],
): string[] {
  const left = page.elements("main a").map((element) => ({
    text: oneSpace(page.$(element).text()),
    attribs: element.attribs,
  }));
  return wanted.flatMap(({ id, label, place = {} }) => {
    const call = one("CallToAction", id);
    const found = left.findIndex(
      ({ text, attribs }) =>
        text === oneSpace(label ?? call.label) &&
        attribs.href === call.to &&
        isDeepStrictEqual(parsed(attribs["data-event"]), eventOf(id, place)) &&
        isDeepStrictEqual(parsed(attribs["data-state"]), stateOf(id, place, page.route)),
    );
    if (found < 0) return [`no link, event or state of ${id} as in content`];
    left.splice(found, 1);
    return [];
  });
}
