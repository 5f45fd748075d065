import { graphql, type PageProps } from "gatsby";
import { JobList } from "../../sections/company/JobList";
import { Closing } from "../../sections/shared/Closing";
import { PageHero } from "../../sections/shared/PageHero";
import { PayRanges } from "../../sections/company/PayRanges";
import { required } from "../../lib/required";
import { Section } from "../../ui/Section";
import { TitledList } from "../../ui/TitledList";

const CareersPage = ({ data }: PageProps<Queries.CareersPageQuery>) => {
  const copy = required(data.careersPage, "careers.yml");
  const jobs = data.allJob.nodes;
  return (
    <>
      <PageHero
        seo={copy.seo}
        intro={copy.hero}
        figure={jobs.length > 0 && <PayRanges jobs={jobs} />}
      />
      <Section ground="sunken" labelledBy="positions" intro={{ title: copy.jobsTitle }}>
        {jobs.length > 0 ? <JobList jobs={jobs} call={copy.call} /> : <p>{copy.empty}</p>}
        {jobs.length > 0 && <small>{copy.salaryNote}</small>}
      </Section>
      {data.allPerk.nodes.length > 0 && (
        <Section labelledBy="perks" intro={{ title: copy.perksTitle }}>
          <TitledList items={data.allPerk.nodes} columns={3} />
        </Section>
      )}
      {jobs.length > 0 && (
        <Section ground="sunken" labelledBy="hiring" intro={{ title: copy.hiring.title }} inColumns>
          <TitledList items={copy.hiring.steps} ordered />
        </Section>
      )}
      <Closing {...copy.closing} />
    </>
  );
};

export default CareersPage;

export const query = graphql`
  query CareersPage {
    careersPage {
      ...PageTop
      jobsTitle
      salaryNote
      call {
        ...Call
      }
      empty
      perksTitle
      hiring {
        title
        steps {
          title
          description
        }
      }
      closing {
        ...ClosingPart
      }
    }
    allJob(sort: { order: ASC }) {
      nodes {
        ...JobPart
      }
    }
    allPerk(sort: { order: ASC }) {
      nodes {
        title
        description
      }
    }
  }
`;
