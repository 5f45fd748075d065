import { localeOf } from "../../src/lib/locale";
import { defaultWords } from "../../src/model/default-words";

/** The constant `SITE` as that of a site with few settings, in the code that tests run; a test can change its values. */
const constant: typeof SITE = {
  analytics: {
    tool: "ga4",
    address: "https://stats.example.com",
    site: undefined,
    variant: undefined,
    countsVisits: false,
    asks: false,
    needsNoConsent: false,
    question: "ga4 test",
    keepsCampaign: false,
  },
  announcement: null,
  sellsToConsumers: false,
  filmNote: null,
  showsExamples: false,
  hasDarkLogo: false,
  hasDarkScheme: true,
  hasFeed: true,
  typefaces: "typefaces.css?hash",
  films: [],
  templates: [],
  surroundings: { hasMeasurementId: false },
  content: "content",
  prefix: "",
  hasTwins: false,
  language: "en-GB",
  locale: localeOf("en-GB"),
  currency: "$",
  country: "Estonia",
};

Object.assign(globalThis, { SITE: constant, WORDS: defaultWords });
