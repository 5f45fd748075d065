import { graphql, Link, type PageProps } from "gatsby";
import styled from "styled-components";
import { CallLink } from "../sections/CallLink";
import { Closing } from "../sections/Closing";
import { PageHero } from "../sections/PageHero";
import { Seo } from "../seo/Seo";
import { service as serviceData } from "../seo/structured-data";
import { present } from "../site/present";
import { useSite } from "../site/useSite";
import { colour, media, radius, space } from "../theme/tokens";
import { Band } from "../ui/Band";
import { CheckList } from "../ui/CheckList";
import { Chip, Chips } from "../ui/Chip";
import { Columns } from "../ui/Columns";
import { Faqs } from "../ui/Faqs";
import { Points } from "../ui/Points";
import { SectionIntro } from "../ui/SectionIntro";
import { StatGrid } from "../ui/StatGrid";

/** A service: hero, figures, benefits, package, process or capabilities, questions, closing call. */
const ServicePage = ({ data, location }: PageProps<Queries.ServicePageQuery>) => {
  const path = location.pathname;
  const service = present(data.service, "the service");
  const { viewLabel, sections } = present(data.servicesPage, "services.yml");
  const view = present(data.callToAction, "the call view_services");
  const site = useSite();
  const { title, hero, seo, approach } = service;
  const figures = [...service.figures, ...(service.claims ?? [])];
  const reading = [...service.guides, ...service.posts].slice(0, 4);
  return (
    <>
      <Seo
        path={path}
        {...seo}
        data={[serviceData(site, { path, title, description: seo.description })]}
      />
      <PageHero
        intro={{ eyebrow: title, title: hero.title, lead: hero.lead }}
        foot={
          <>
            <h2 className="visually-hidden">{sections.figures}</h2>
            <StatGrid stats={figures} />
          </>
        }
      >
        <CallLink call={service.call} page={path} service={title} size="lg" />
      </PageHero>
      <Band labelledBy="benefits">
        <Columns $split="1.5fr 1fr">
          <div>
            <SectionIntro id="benefits" title={sections.benefits} />
            <Points points={service.benefits} />
          </div>
          <Package id="package" aria-labelledby="package-title">
            <h2 id="package-title">{service.package.title}</h2>
            <p>{service.package.description}</p>
            <CheckList items={service.package.items} />
            <p>
              <strong>{service.package.duration}</strong>
            </p>
          </Package>
        </Columns>
      </Band>
      <Band ground="sunken" labelledBy="approach">
        <SectionIntro id="approach" title={approach.title} />
        <Points points={approach.items} ordered={approach.kind === "process"} columns={2} />
        <Features>
          <div>
            <h3>{sections.features}</h3>
            <CheckList items={service.features} />
          </div>
          {service.integrations && service.integrations.length > 0 && (
            <div>
              <h3>{sections.integrations}</h3>
              <Chips>
                {service.integrations.map(({ name }) => (
                  <Chip key={name}>{name}</Chip>
                ))}
              </Chips>
            </div>
          )}
        </Features>
      </Band>
      <Band labelledBy="questions">
        <Columns $split="1fr 2fr">
          <SectionIntro id="questions" title={sections.faqs} />
          <Faqs faqs={service.faqs} />
        </Columns>
      </Band>
      {service.caseStudies.length + reading.length > 0 && (
        <Band labelledBy="proof">
          <Columns>
            {service.caseStudies.length > 0 && (
              <Further>
                <h2 id="proof">{sections.caseStudies}</h2>
                <ul className="further">
                  {service.caseStudies.map((study) => (
                    <li key={study.slug}>
                      <Link to={study.href}>{study.title}</Link>
                      <span>{study.client}</span>
                    </li>
                  ))}
                </ul>
              </Further>
            )}
            {reading.length > 0 && (
              <Further>
                <h2 id={service.caseStudies.length > 0 ? "reading" : "proof"}>
                  {sections.reading}
                </h2>
                <ul className="further">
                  {reading.map((text) => (
                    <li key={text.href}>
                      <Link to={text.href}>{text.title}</Link>
                    </li>
                  ))}
                </ul>
              </Further>
            )}
          </Columns>
        </Band>
      )}
      <Closing
        title={service.closing.title}
        lead={service.closing.lead}
        call={service.call}
        second={{ ...view, label: viewLabel }}
        page={path}
        service={title}
      />
    </>
  );
};

export default ServicePage;

const Package = styled.section`
  display: grid;
  gap: ${space(5)};
  padding: ${space(8)};
  border: 1px solid ${colour.line};
  border-top: 3px solid ${colour.keel};
  border-radius: ${radius.panel};
  background: ${colour.surface};

  h2 {
    font-size: 1.9rem;
  }

  ${media.desktop} {
    position: sticky;
    top: 6rem;
  }
`;

const Features = styled.div`
  display: grid;
  gap: ${space(8)} ${space(20)};
  margin-top: ${space(12)};
  padding-top: ${space(8)};
  border-top: 1px solid ${colour.edge};

  h3 {
    margin-bottom: ${space(4)};
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Further = styled.div`
  h2 {
    margin-bottom: ${space(6)};
    font-size: 1.9rem;
  }

  li {
    display: grid;
    padding-block: ${space(4)};
    border-top: 1px solid ${colour.line};
  }

  a {
    font-weight: 600;
  }

  span {
    color: ${colour.muted};
  }
`;

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      title
      seo {
        ...SeoPart
      }
      features
      hero {
        title
        lead
      }
      call {
        ...Call
      }
      figures {
        value
        label
      }
      claims {
        ...ClaimStat
      }
      benefits {
        title
        description
      }
      package {
        title
        description
        items
        duration
      }
      approach {
        kind
        title
        items {
          title
          description
        }
      }
      faqs {
        question
        answer
      }
      closing {
        title
        lead
      }
      integrations {
        name
      }
      caseStudies {
        slug
        href
        title
        client
      }
      guides(limit: 4) {
        href
        title
      }
      posts(limit: 4) {
        href
        title
      }
    }
    servicesPage {
      viewLabel
      sections {
        figures
        features
        benefits
        faqs
        integrations
        caseStudies
        reading
      }
    }
    callToAction(slug: { eq: "view_services" }) {
      ...Call
    }
  }
`;
