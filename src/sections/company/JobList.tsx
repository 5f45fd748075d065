import { graphql } from "gatsby";
import styled from "styled-components";
import { fill } from "../../lib/fill-names";
import { payText } from "../../charts/ranges";
import { mixin } from "../../theme/mixins";
import { size, space } from "../../theme/tokens";
import { MetaRow } from "../../ui/MetaRow";
import { reveal } from "../../ui/reveal";
import { spoken } from "../../ui/spoken";
import { CtaLink } from "../../ui/CtaLink";

interface JobListProps {
  jobs: readonly Queries.JobPartFragment[];
  call: Queries.CallFragment;
}

export const JobList = ({ jobs, call }: JobListProps) => (
  <List className="jobs">
    {jobs.map((job) => (
      <li key={job.slug} {...reveal()}>
        <div>
          <h3>{job.title}</h3>
          <MetaRow>
            <li>{job.department}</li>
            <li>{job.location}</li>
            <li>{WORDS.jobs[job.type]}</li>
          </MetaRow>
          <p>{job.description}</p>
        </div>
        <div>
          <strong>{spoken(payText(job.pay))}</strong>
          <CtaLink
            call={{ ...call, to: job.apply ?? call.to }}
            variant="outline"
            subject={job.title}
            srText={fill(WORDS.jobs.about, { job: job.title })}
          />
        </div>
      </li>
    ))}
  </List>
);

export const query = graphql`
  fragment JobPart on Job {
    slug
    title
    department
    location
    type
    pay {
      from
      to
    }
    description
    apply
  }
`;

const List = styled.ul`
  > li {
    ${mixin.stack(5, 16)}
    ${mixin.columns("desktop", "1fr 14rem")}
    ${mixin.ruled(8)}
  }

  p {
    ${mixin.description}
    margin-top: ${space(2)};
  }

  > li > div:last-child {
    ${mixin.stack(4)}
    justify-items: start;
    align-content: start;
  }

  strong {
    font-size: ${size.lead};
  }
`;
