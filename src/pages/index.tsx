import { graphql, Link, type PageProps } from "gatsby";
import { CallLink } from "../analytics/CallLink";
import { CaseTeasers } from "../sections/home/CaseTeasers";
import { ContactSection } from "../sections/shared/ContactSection";
import { DataFlow } from "../sections/home/DataFlow";
import { HomeHero } from "../sections/home/HomeHero";
import { IntegrationGrid } from "../sections/home/IntegrationGrid";
import { PathLine } from "../sections/shared/PathLine";
import { PostList } from "../sections/shared/PostList";
import { ProcessLine } from "../sections/home/ProcessLine";
import { ServiceList } from "../sections/shared/ServiceList";
import { ValueList } from "../sections/shared/ValueList";
import { Seo } from "../seo/Seo";
import { required } from "../lib/required";
import { colour, font, space } from "../theme/tokens";
import styled from "styled-components";
import { Section, SectionIntro, Columns, Actions } from "../ui/Section";
import { StatGrid } from "../ui/StatGrid";

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>) => {
  const home = required(data.homePage, "home.yml");
  const { cardLabel, featuresLabel } = required(data.servicesPage, "services.yml");
  const { readTime } = required(data.blogPage, "blog.yml").article;
  const { tagline, guarantee } = required(data.siteSettings, "site.yml");
  const { services, about, process, engine, cases, integrations, blog } = home;
  return (
    <>
      <Seo path="/" {...home.seo} />
      <HomeHero hero={home.hero} tagline={tagline} />
      <Section labelledBy="services">
        <SectionIntro id="services" {...services.intro} />
        <ServiceList
          services={data.allService.nodes}
          cardLabel={cardLabel}
          featuresLabel={featuresLabel}
        />
        <Guarantee>{guarantee}</Guarantee>
        <Actions>
          <CallLink call={services.call} />
          <Link to={services.link.to}>{services.link.label}</Link>
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
              <Link to={about.link.to}>{about.link.label}</Link>
            </Actions>
          </div>
          <ValueList values={data.allValue.nodes} />
        </Columns>
      </Section>
      <Section labelledBy="process">
        <SectionIntro id="process" {...process.intro} />
        <ProcessLine steps={data.allProcessStep.nodes} />
        <Actions>
          <CallLink call={process.call} />
          <Link to={process.link.to}>{process.link.label}</Link>
        </Actions>
      </Section>
      <Section ground="ink" labelledBy="engine">
        <SectionIntro id="engine" {...engine.intro} />
        <DataFlow flow={engine} />
        <StatGrid stats={engine.claims} />
      </Section>
      {data.allCaseTeaser.nodes.length > 0 && (
        <Section labelledBy="cases">
          <SectionIntro id="cases" {...cases.intro} />
          <CaseTeasers teasers={data.allCaseTeaser.nodes} call={cases.cardCall} words={cases} />
          <Actions>
            <CallLink call={cases.call} />
          </Actions>
        </Section>
      )}
      <Section ground="sunken" labelledBy="integrations">
        <SectionIntro id="integrations" {...integrations.intro} />
        <IntegrationGrid
          integrations={data.allIntegration.nodes}
          moreLabel={integrations.moreLabel}
        />
        <CallLink call={integrations.call} variant="outline" />
      </Section>
      {blog.posts.length > 0 && (
        <Section labelledBy="insights">
          <SectionIntro id="insights" {...blog.intro} />
          <PostList posts={blog.posts} readLabel={blog.readLabel} readTime={readTime} />
          <Actions>
            <Link to={blog.link.to}>{blog.link.label}</Link>
            <Link to={blog.resources.to}>{blog.resources.label}</Link>
          </Actions>
        </Section>
      )}
      <Section ground="sunken" labelledBy="contact">
        <SectionIntro id="contact" {...home.contact} />
        <PathLine above />
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
      services {
        intro {
          ...IntroPart
        }
        call {
          ...Call
        }
        link {
          label
          to
        }
      }
      about {
        intro {
          ...IntroPart
        }
        paragraphs
        link {
          label
          to
        }
      }
      process {
        intro {
          ...IntroPart
        }
        call {
          ...Call
        }
        link {
          label
          to
        }
      }
      engine {
        intro {
          ...IntroPart
        }
        ...DataFlowPart
        claims {
          ...ClaimStat
        }
      }
      cases {
        intro {
          ...IntroPart
        }
        call {
          ...Call
        }
        cardCall {
          ...Call
        }
        ...TeaserWords
      }
      integrations {
        intro {
          ...IntroPart
        }
        call {
          ...Call
        }
        moreLabel
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
          label
          to
        }
        resources {
          label
          to
        }
      }
      contact {
        ...IntroPart
      }
    }
    servicesPage {
      cardLabel
      featuresLabel
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
