import { graphql, type PageProps } from "gatsby";
import { AuditSample } from "../../sections/resources/AuditSample";
import { CtaLink } from "../../ui/CtaLink";
import { Closing } from "../../sections/shared/Closing";
import { PageHero } from "../../sections/shared/PageHero";
import { required } from "../../lib/required";
import { Section, SectionIntro, Columns, Actions, Lead } from "../../ui/Section";
import { CheckList } from "../../ui/CheckList";
import { Faqs } from "../../ui/Faqs";
import { TitledList } from "../../ui/TitledList";

const AuditPage = ({ data }: PageProps<Queries.AuditPageQuery>) => {
  const copy = required(data.auditPage, "audit.yml");
  return (
    <>
      <PageHero seo={copy.seo} intro={copy.hero}>
        <CtaLink call={copy.call} size="lg" />
        {copy.capacity && <Lead>{copy.capacity}</Lead>}
      </PageHero>
      <Section labelledBy="receives">
        <Columns>
          <div>
            <SectionIntro id="receives" title={copy.receives.title} />
            <CheckList items={copy.receives.step.deliverables} />
          </div>
          <div>
            <SectionIntro title={copy.timeline.title} />
            <TitledList items={copy.timeline.items} ordered />
          </div>
        </Columns>
      </Section>
      <Section
        ground="sunken"
        labelledBy="sample"
        intro={{ title: copy.sample.title, lead: copy.sample.mark }}
      >
        <AuditSample sample={copy.sample} />
      </Section>
      <Section labelledBy="covers" intro={{ title: copy.covers.title }} inColumns>
        <Faqs faqs={copy.covers.items} />
      </Section>
      <Section ground="sunken" labelledBy="after" intro={{ title: copy.after.title }}>
        <TitledList items={copy.after.items} columns={3} />
        <Actions>
          <CtaLink call={copy.call} />
        </Actions>
      </Section>
      <Section labelledBy="questions" intro={{ title: copy.faqsTitle }} inColumns>
        <Faqs faqs={copy.faqs} />
      </Section>
      <Closing {...copy.closing} />
    </>
  );
};

export default AuditPage;

export const query = graphql`
  query AuditPage {
    auditPage {
      ...PageTop
      call {
        ...Call
      }
      capacity
      covers {
        title
        items {
          question: title
          answer: description
        }
      }
      receives {
        title
        step {
          deliverables
        }
      }
      timeline {
        title
        items {
          title
          description
        }
      }
      sample {
        title
        mark
        ...AuditSamplePart
      }
      after {
        title
        items {
          title
          description
        }
      }
      faqsTitle
      faqs {
        question
        answer
      }
      closing {
        ...ClosingPart
      }
    }
  }
`;
