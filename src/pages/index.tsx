import { graphql, type PageProps } from "gatsby";
import { CtaLink } from "../ui/CtaLink";
import { CaseTeasers } from "../sections/home/CaseTeasers";
import { ClientLogos } from "../sections/shared/ClientLogos";
import { ContactSection } from "../sections/shared/ContactSection";
import { DataFlow } from "../sections/home/DataFlow";
import { AuditCrop } from "../sections/resources/AuditCrop";
import { HomeHero } from "../sections/home/HomeHero";
import { IntegrationGrid } from "../sections/home/IntegrationGrid";
import { PathSteps } from "../sections/shared/PathSteps";
import { PostList } from "../sections/shared/PostList";
import { ProcessLine } from "../sections/home/ProcessLine";
import { ServiceList } from "../sections/shared/ServiceList";
import { TitledList } from "../ui/TitledList";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import { mixin } from "../theme/mixins";
import { colour, size, space } from "../theme/tokens";
import styled from "styled-components";
import { Section, SectionIntro, Columns, Actions } from "../ui/Section";
import { Film } from "../ui/Film";
import { TextLink } from "../ui/TextLink";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const home = required(data.homePage, "home.yml");
  const { tagline, guarantee, clients } = required(data.siteSettings, "site.yml");
  const { services, about, process, engine, cases, integrations, blog } = home;
  return (
    <>
      <Seo {...home.seo} />
      <HomeHero hero={home.hero} tagline={tagline} />
      <ClientLogos clients={clients} />
      {home.film && (
        <Section>
          <Film {...home.film} />
        </Section>
      )}
      {services && (
        <Section labelledBy="services" intro={services.intro}>
          <ServiceList
            services={data.allService.nodes}
            aside={data.auditPage && <AuditCrop sample={data.auditPage.sample} />}
          >
            <Guarantee>{guarantee}</Guarantee>
            <Actions>
              <CtaLink call={services.call} />
              <TextLink {...services.link} />
            </Actions>
          </ServiceList>
        </Section>
      )}
      {about && (
        <Section ground="sunken" labelledBy="about" intro={about.intro}>
          <Columns>
            <div>
              {about.paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Actions>
                <TextLink {...about.link} />
              </Actions>
            </div>
            <TitledList items={data.allValue.nodes} columns={2} />
          </Columns>
        </Section>
      )}
      {process && (
        <Section labelledBy="process" intro={process.intro}>
          <ProcessLine copy={process} steps={data.allProcessStep.nodes} />
        </Section>
      )}
      {engine && (
        <Section ground="band" labelledBy="engine" intro={engine.intro}>
          <DataFlow flow={engine} />
        </Section>
      )}
      {cases && data.allCaseTeaser.nodes.length > 0 && (
        <Section labelledBy="cases" intro={cases.intro}>
          <CaseTeasers copy={cases} teasers={data.allCaseTeaser.nodes} />
        </Section>
      )}
      {integrations && (
        <Section ground="sunken" labelledBy="integrations">
          <IntegrationGrid
            id="integrations"
            copy={integrations}
            integrations={data.allIntegration.nodes}
          />
        </Section>
      )}
      {blog && blog.posts.length > 0 && (
        <Section labelledBy="insights">
          <Columns $split="1fr 2.6fr">
            <div>
              <SectionIntro id="insights" {...blog.intro} />
              <Actions>
                <TextLink {...blog.link} />
                <TextLink {...blog.resources} />
              </Actions>
            </div>
            <PostList posts={blog.posts} />
          </Columns>
        </Section>
      )}
      <Section ground="sunken" labelledBy="contact" intro={home.contact}>
        <PathSteps />
        <ContactSection />
      </Section>
    </>
  );
};

export default HomePage;

const Guarantee = styled.p.attrs({ className: "guarantee" })`
  max-width: 26em;
  padding-inline-start: ${space(5)};
  border-inline-start: 3px solid ${colour.accent};
  ${mixin.serif(size.title, 1.2)}
`;

export const query = graphql`
  query HomePage {
    siteSettings {
      tagline
      guarantee
      clients {
        ...ClientLogo
      }
    }
    homePage {
      ...PageSeo
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
    auditPage {
      sample {
        ...AuditSheet
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
    allValue(sort: { order: ASC }) {
      nodes {
        title
        description
        icon
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
