import { graphql, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { ContactForm } from "../../features/forms/forms-when-used";
import type { ContactState } from "../../features/forms/navigation-state";
import { required } from "../../lib/required";
import { useSite } from "../../queries/useSite";
import { mixin } from "../../theme/mixins";
import { colour, media, radius, size, space } from "../../theme/tokens";
import { Disclosure } from "../../ui/Disclosure";
import { Picture } from "../../ui/Picture";
import { PhoneLink } from "../../ui/PhoneLink";
import { Columns } from "../../ui/Section";
import { TitledList } from "../../ui/TitledList";

interface ContactSectionProps {
  state?: ContactState;
  /** 2 on the contact page, where the steps are open; else 3. */
  level?: 2 | 3;
}

/** The contact form; beside or below it the promised reply time, the next steps, and other ways to get in touch. */
export const ContactSection = ({ state, level = 3 }: ContactSectionProps) => {
  const data = useStaticQuery<Queries.ContactSectionQuery>(graphql`
    query ContactSection {
      contactPage {
        promise
        next {
          title
          steps {
            title
            description
          }
        }
        detailsTitle
      }
      allTeamMember(sort: { order: ASC }, limit: 1) {
        nodes {
          ...TeamPerson
        }
      }
    }
  `);
  const Heading = level === 2 ? "h2" : "h3";
  const { promise, next, detailsTitle } = required(data.contactPage, "contact.yml");
  const { email, phone, city, replyTime } = useSite();
  return (
    <Columns $split="minmax(0, 1fr) minmax(0, 1.4fr)">
      <Panel className="form-panel">
        <ContactForm state={state} />
      </Panel>
      <Aside>
        <Pledge className={level === 2 ? undefined : "wide"}>{promise}</Pledge>
        {data.allTeamMember.nodes.map(({ slug, title, role, picture, pictureAlt }) => (
          <Person key={slug}>
            <Picture file={picture} alt={pictureAlt ?? ""} sizes="5rem" />
            <p>
              <strong>{title}</strong>
              {role}
            </p>
          </Person>
        ))}
        {level === 2 ? (
          <div>
            <Heading>{next.title}</Heading>
            <TitledList items={next.steps} ordered />
          </div>
        ) : (
          <Disclosure label={next.title}>
            <Heading className="wide">{next.title}</Heading>
            <TitledList items={next.steps} ordered />
          </Disclosure>
        )}
        <div>
          <Heading>{detailsTitle}</Heading>
          <dl>
            <dt>{WORDS.contact.email}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
            {phone && (
              <>
                <dt>{WORDS.contact.phone}</dt>
                <dd>
                  <PhoneLink phone={phone} />
                </dd>
              </>
            )}
            <dt>{WORDS.contact.place}</dt>
            <dd>
              {city}, {SITE.country}
            </dd>
            <dt>{WORDS.contact.answer}</dt>
            <dd>{replyTime}</dd>
          </dl>
        </div>
      </Aside>
    </Columns>
  );
};

const Panel = styled.div`
  ${mixin.card(10)}

  ${media.desktop} {
    order: 1;
  }
`;

const Person = styled.div`
  display: grid;
  grid-template-columns: 5rem 1fr;
  gap: ${space(4)};
  align-items: center;

  img {
    border-radius: ${radius.panel};
  }

  strong {
    display: block;
  }
`;

const Aside = styled.div`
  ${mixin.stack(10)}

  dl {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${space(2)} ${space(4)};
    margin-top: ${space(4)};
    overflow-wrap: anywhere;

    ${media.smallest} {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0;
    }
  }

  dd + dt {
    ${media.smallest} {
      margin-top: ${space(3)};
    }
  }

  dt {
    color: ${colour.muted};
  }

  /* Makes the target at least 24 px high without a higher line. */
  dd a {
    padding-block: ${space(1)};
  }

  /* On a phone, the summary replaces the heading, and the lead of the section has the promise. */
  .wide {
    ${media.belowTablet} {
      display: none;
    }
  }

  h2,
  :is(div, details) > h3 {
    margin-bottom: ${space(3)};
    ${mixin.plain(size.h3)}
  }
`;

const Pledge = styled.p`
  ${mixin.serif("2rem")}
`;
