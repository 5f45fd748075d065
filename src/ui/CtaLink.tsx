import { graphql } from "gatsby";
import { useContext } from "react";
import type { CallEventName } from "../model/kinds/call-to-action";
import { eventAttribute } from "../browser/hydration";
import { PagePath, CurrentPage } from "../browser/page-path";
import { ButtonLink, type ButtonSize, type ButtonVariant } from "./Button";

export interface CtaLinkProps {
  call: Queries.CallFragment;
  /** The service, for the events of service pages. */
  service?: string;
  /** The industry of a case-study teaser, for the event, and its study, whose card the next page focuses. */
  industry?: string;
  study?: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The subject of the enquiry; replaces {subject} in the message. */
  subject?: string;
  /** Additional words for screen readers. */
  srText?: string;
}

/** The navigation state that a call to action passes to the next page, of what is known. */
function callState(
  call: Queries.CallFragment,
  given: { industry?: string; study?: string; subject?: string; pageTopic?: string },
) {
  const { source, about } = call;
  const topic = call.topic ?? (source && given.pageTopic);
  const message = call.message?.replaceAll("{subject}", () => given.subject ?? about ?? "");
  const state = {
    source,
    topic,
    message,
    focusIndustry: given.industry,
    focusStudy: given.study,
  };
  const known = Object.entries(state).filter(([, value]) => value);
  return known.length > 0 ? Object.fromEntries(known) : undefined;
}

/** The event of a call. An event of the model without a case here is a type error. */
function callEvent(
  { name, action, cta_type, cta_location }: NonNullable<Queries.CallFragment["event"]>,
  { page, service = "", industry = "" }: { page: string; service?: string; industry?: string },
): [CallEventName, Record<string, string>] {
  const event: CallEventName = name;
  // `src/inline-scripts/call-events.ts` fills in the title on click.
  const place = { cta_location: cta_location ?? "", page_title: "" };
  switch (event) {
    case "cta_click":
      return [event, { cta_type: cta_type ?? "", ...place }];
    case "case_study_click":
      return [event, { industry, ...place }];
    case "service_cta_click":
      return [event, { action: action ?? "", page, service }];
    default:
      return event satisfies never;
  }
}

export const CtaLink = (props: CtaLinkProps) => {
  const { call, service, industry, study, subject, variant, size, srText } = props;
  const page = useContext(PagePath);
  const event = call.event && callEvent(call.event, { page, service, industry });
  const pageTopic = useContext(CurrentPage).topic;
  const state = callState(call, { industry, study, subject, pageTopic });
  return (
    <ButtonLink
      to={call.to}
      state={state}
      {...(event ? { [eventAttribute]: JSON.stringify(event) } : {})}
      $variant={variant}
      $size={size}
    >
      {call.label}
      {srText && <span className="visually-hidden">{` ${srText}`}</span>}
    </ButtonLink>
  );
};

export const query = graphql`
  fragment Call on CallToAction {
    slug
    label
    to
    source
    topic
    about
    needs
    message
    event {
      name
      action
      cta_type
      cta_location
    }
  }
`;
