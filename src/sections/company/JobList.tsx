import { graphql } from "gatsby";
import styled from "styled-components";
import { fill } from "../../lib/fill-names";
import { payText } from "../../charts/ranges";
import { mixin } from "../../theme/mixins";
import { space } from "../../theme/tokens";
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
          <Meta>
            <span>{job.department}</span>
            <span>{job.location}</span>
            <span>{WORDS.jobs[job.type]}</span>
          </Meta>
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
    font-variant-numeric: tabular-nums;
    font-size: 1.25rem;
  }
`;

const Meta = styled.div`
  ${mixin.row(0, 5)}
  margin-top: ${space(1)};
  ${mixin.tag}
`;
