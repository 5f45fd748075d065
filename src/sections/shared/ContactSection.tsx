import { graphql, useStaticQuery } from "gatsby";
import styled from "styled-components";
import { ContactForm } from "../../features/forms/forms-when-used";
import type { ContactState } from "../../features/forms/navigation-state";
import { required } from "../../lib/required";
import { useSite } from "../../queries/useSite";
import { mixin } from "../../theme/mixins";
import { media, radius, size, space } from "../../theme/tokens";
import { DescriptionList } from "../../ui/DescriptionList";
import { Disclosure } from "../../ui/Disclosure";
import { Picture } from "../../ui/Picture";
import { PhoneLink } from "../../ui/PhoneLink";
import { Columns } from "../../ui/Section";
import { TitledList } from "../../ui/TitledList";

interface ContactSectionProps {
  state?: ContactState;
  /** 2 on the contact page; else 3, where a phone has the promise in the lead and the details in the footer. */
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
      allTestimonial(limit: 1) {
        nodes {
          slug
          quote
          author
          title
        }
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
        {data.allTestimonial.nodes.map(({ slug, quote, author, title }) => (
          <figure key={slug} className={level === 2 ? undefined : "wide"}>
            <blockquote>{quote}</blockquote>
            <figcaption>
              <small>{`${author}, ${title}`}</small>
            </figcaption>
          </figure>
        ))}
        <Disclosure label={next.title} level={level}>
          <TitledList items={next.steps} ordered />
        </Disclosure>
        <div className={level === 2 ? undefined : "wide"}>
          <Heading>{detailsTitle}</Heading>
          <DescriptionList
            rows={[
              { label: WORDS.contact.email, value: <a href={`mailto:${email}`}>{email}</a> },
              { label: WORDS.contact.place, value: `${city}, ${SITE.country}` },
              { label: WORDS.contact.answer, value: replyTime },
              { label: WORDS.contact.phone, value: phone && <PhoneLink phone={phone} /> },
            ]}
          />
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
  ${mixin.stack(8)}

  ${media.tabletOnly} {
    padding-top: ${space(6)};
  }

  .wide {
    ${media.belowTablet} {
      display: none;
    }
  }

  h2,
  :is(div, details) > h3 {
    margin-bottom: ${space(2)};
    ${mixin.plain(size.body)}
  }
`;

const Pledge = styled.p`
  ${mixin.serif(size.title)}
`;
