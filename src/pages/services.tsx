import { graphql, type PageProps } from "gatsby";
import { CtaLink } from "../ui/CtaLink";
import { ClientLogos } from "../sections/shared/ClientLogos";
import { Closing } from "../sections/shared/Closing";
import { PageHero } from "../sections/shared/PageHero";
import { PriceTable } from "../sections/services/PriceTable";
import { ServiceList } from "../sections/shared/ServiceList";
import { Testimonials } from "../sections/services/Testimonials";
import { required } from "../lib/required";
import { Section, Actions } from "../ui/Section";
import { StatGrid } from "../ui/StatGrid";
import { unbroken } from "../ui/unbroken";

const ServicesPage = ({ data }: PageProps<Queries.ServicesPageQuery>) => {
  const copy = required(data.servicesPage, "services.yml");
  const { closing } = copy;
  const contact = required(data.contactPage, "contact.yml").hero;
  return (
    <>
      <PageHero
        seo={copy.seo}
        intro={copy.hero}
        foot={
          copy.claims.length > 0 && (
            <StatGrid stats={copy.claims} label={WORDS.services.figuresList} />
          )
        }
      />
      <ClientLogos clients={required(data.siteSettings, "site.yml").clients} />
      <Section labelledBy="list" intro={{ title: copy.listTitle }}>
        <ServiceList services={data.allService.nodes}>
          <strong>{unbroken(copy.consultation)}</strong>
          <Actions>
            <CtaLink call={closing.call} variant="outline" />
          </Actions>
        </ServiceList>
      </Section>
      <PriceTable prices={data.allPrice.nodes} copy={copy.prices} />
      {data.allTestimonial.nodes.length > 0 && (
        <Section labelledBy="testimonials" intro={copy.testimonials}>
          <Testimonials testimonials={data.allTestimonial.nodes} />
        </Section>
      )}
      {data.allCaseStudy.totalCount > 0 ? (
        <Closing {...closing} main={closing.link} showSteps />
      ) : (
        <Closing
          title={contact.title}
          lead={contact.lead ?? copy.consultation}
          call={closing.call}
          showSteps
        />
      )}
    </>
  );
};

export default ServicesPage;

export const query = graphql`
  query ServicesPage {
    siteSettings {
      clients {
        ...ClientLogo
      }
    }
    servicesPage {
      ...PageTop
      claims {
        ...ClaimPart
      }
      listTitle
      consultation
      prices {
        ...PriceCopy
      }
      testimonials {
        ...IntroPart
      }
      closing {
        title
        lead
        link {
          ...TextLink
        }
        call {
          ...Call
        }
      }
    }
    contactPage {
      hero {
        ...IntroPart
      }
    }
    allCaseStudy {
      totalCount
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
    allPrice(sort: { order: ASC }) {
      nodes {
        ...PriceRow
      }
    }
    allTestimonial(sort: { order: ASC }) {
      nodes {
        ...TestimonialCard
      }
    }
  }
`;
