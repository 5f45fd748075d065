import { graphql, type PageProps } from "gatsby";
import { CtaLink } from "../ui/CtaLink";
import { Closing } from "../sections/shared/Closing";
import { PageHero } from "../sections/shared/PageHero";
import { Exhibit } from "../sections/shared/Exhibit";
import { ServiceMethod } from "../sections/services/ServiceMethod";
import { ServicePackage } from "../sections/services/ServicePackage";
import { ServiceProof } from "../sections/services/ServiceProof";
import { required } from "../lib/required";
import { Section, SectionIntro, Columns } from "../ui/Section";
import { Faqs } from "../ui/Faqs";
import { TitledList } from "../ui/TitledList";
import { StatGrid } from "../ui/StatGrid";

const ServicePage = ({ data }: PageProps<Queries.ServicePageQuery>) => {
  const service = required(data.service, "the service");
  const view = required(data.callToAction, "the call view_services");
  const { title, hero } = service;
  const figures = [...service.figures, ...(service.claims ?? [])];
  return (
    <>
      <PageHero
        seo={{ ...service.seo, service: title }}
        intro={{ subject: title, title: hero.title, lead: hero.lead }}
        foot={
          figures.length > 0 && (
            <>
              <h2 className="visually-hidden">{WORDS.services.figures}</h2>
              <StatGrid stats={figures} />
            </>
          )
        }
      >
        <CtaLink call={service.call} service={title} size="lg" />
      </PageHero>
      <Section labelledBy="benefits">
        <Columns $split="1.5fr 1fr">
          <div>
            <SectionIntro id="benefits" title={WORDS.services.benefits} />
            {service.exhibit && <Exhibit chart={service.exhibit} />}
            <TitledList items={service.benefits} />
          </div>
          <ServicePackage offer={service.package} />
        </Columns>
      </Section>
      <ServiceMethod service={service} />
      <Section labelledBy="questions" intro={{ title: WORDS.services.faqs }} inColumns>
        <Faqs faqs={service.faqs} />
      </Section>
      <ServiceProof service={service} />
      <Closing
        {...service.closing}
        call={service.call}
        second={{ ...view, label: WORDS.services.all }}
        service={title}
      />
    </>
  );
};

export default ServicePage;

export const query = graphql`
  query ServicePage($slug: String!) {
    service(slug: { eq: $slug }) {
      title
      ...PageSeo
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
        ...ClaimPart
      }
      benefits {
        title
        description
      }
      exhibit {
        ...ChartPart
      }
      package {
        ...ServicePackagePart
      }
      faqs {
        question
        answer
      }
      closing {
        title
        lead
      }
      ...ServiceMethodPart
      ...ServiceProofPart
    }
    callToAction(slug: { eq: "view_services" }) {
      ...Call
    }
  }
`;
