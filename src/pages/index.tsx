import { graphql, type PageProps } from "gatsby";
import { CtaLink } from "../analytics/CtaLink";
import { CaseTeasers } from "../sections/home/CaseTeasers";
import { ContactSection } from "../sections/shared/ContactSection";
import { DataFlow } from "../sections/home/DataFlow";
import { HomeHero } from "../sections/home/HomeHero";
import { IntegrationGrid } from "../sections/home/IntegrationGrid";
import { PathSteps } from "../sections/shared/PathSteps";
import { PostList } from "../sections/shared/PostList";
import { ProcessLine } from "../sections/home/ProcessLine";
import { ServiceList } from "../sections/shared/ServiceList";
import { ValueList } from "../sections/shared/ValueList";
import { Seo } from "../seo/Seo";
import { website } from "../seo/structured-data";
import { required } from "../lib/required";
import { useSite } from "../queries/useSite";
import { colour, font, space } from "../theme/tokens";
import styled from "styled-components";
import { Section, SectionIntro, Columns, Actions } from "../ui/Section";
import { Film } from "../ui/Film";
import { TextLink } from "../ui/TextLink";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const site = useSite();
  const home = required(data.homePage, "home.yml");
  const { readTime } = required(data.blogPage, "blog.yml").article;
  const { tagline, guarantee } = required(data.siteSettings, "site.yml");
  const { services, about, blog } = home;
  return (
    <>
      <Seo path="/" {...home.seo} data={[website(site)]} />
      <HomeHero hero={home.hero} tagline={tagline} />
      {home.film && (
        <Section>
          <Film {...home.film} />
        </Section>
      )}
      <Section labelledBy="services">
        <SectionIntro id="services" {...services.intro} />
        <ServiceList
          services={data.allService.nodes}
          copy={required(data.servicesPage, "services.yml")}
        />
        <Guarantee>{guarantee}</Guarantee>
        <Actions>
          <CtaLink call={services.call} />
          <TextLink {...services.link} />
        </Actions>
      </Section>
      <Section ground="sunken" labelledBy="about">
        <Columns>
          <div>
            <SectionIntro id="about" {...about.intro} />
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <Actions>
              <TextLink {...about.link} />
            </Actions>
          </div>
          <ValueList values={data.allValue.nodes} />
        </Columns>
      </Section>
      <Section labelledBy="process">
        <ProcessLine id="process" copy={home.process} steps={data.allProcessStep.nodes} />
      </Section>
      <Section ground="band" labelledBy="engine">
        <DataFlow id="engine" flow={home.engine} />
      </Section>
      {data.allCaseTeaser.nodes.length > 0 && (
        <Section labelledBy="cases">
          <CaseTeasers id="cases" copy={home.cases} teasers={data.allCaseTeaser.nodes} />
        </Section>
      )}
      <Section ground="sunken" labelledBy="integrations">
        <IntegrationGrid
          id="integrations"
          copy={home.integrations}
          integrations={data.allIntegration.nodes}
        />
      </Section>
      {blog.posts.length > 0 && (
        <Section labelledBy="insights">
          <SectionIntro id="insights" {...blog.intro} />
          <PostList posts={blog.posts} readLabel={blog.readLabel} readTimeUnit={readTime} />
          <Actions>
            <TextLink {...blog.link} />
            <TextLink {...blog.resources} />
          </Actions>
        </Section>
      )}
      <Section ground="sunken" labelledBy="contact">
        <SectionIntro id="contact" {...home.contact} />
        <PathSteps />
        <ContactSection />
      </Section>
    </>
  );
};

export default HomePage;

const Guarantee = styled.p.attrs({ className: "guarantee" })`
  max-width: 46rem;
  margin-top: clamp(1.5rem, 1rem + 2vw, 2.5rem);
  padding-left: ${space(5)};
  border-left: 3px solid ${colour.keel};
  font-family: ${font.display};
  font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2rem);
  line-height: 1.2;
  text-wrap: balance;
`;

export const query = graphql`
  query HomePage {
    siteSettings {
      tagline
      guarantee
    }
    homePage {
      seo {
        ...SeoPart
      }
      hero {
        ...HomeHeroPart
      }
      film {
        ...Film
      }
      services {
        intro {
          ...IntroPart
        }
        call {
          ...Call
        }
        link {
          ...TextLink
        }
      }
      about {
        intro {
          ...IntroPart
        }
        paragraphs
        link {
          ...TextLink
        }
      }
      process {
        ...ProcessLineCopy
      }
      engine {
        ...DataFlowPart
      }
      cases {
        ...CaseTeasersCopy
      }
      integrations {
        ...IntegrationGridCopy
      }
      blog {
        intro {
          ...IntroPart
        }
        posts {
          ...PostCard
        }
        readLabel
        link {
          ...TextLink
        }
        resources {
          ...TextLink
        }
      }
      contact {
        ...IntroPart
      }
    }
    servicesPage {
      ...ServiceListCopy
    }
    blogPage {
      article {
        readTime
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
    allValue(sort: { order: ASC }) {
      nodes {
        ...ValueItem
      }
    }
    allProcessStep(sort: { order: ASC }) {
      nodes {
        ...ProcessLineStep
      }
    }
    allCaseTeaser(sort: { order: ASC }) {
      nodes {
        ...Teaser
      }
    }
    allIntegration(sort: { order: ASC }) {
      nodes {
        ...IntegrationTile
      }
    }
  }
`;
