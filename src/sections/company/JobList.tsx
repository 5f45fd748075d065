import { graphql } from "gatsby";
import styled from "styled-components";
import { enumValue } from "../../lib/enum-names";
import { jobTypes } from "../../model/choices";
import { mixin } from "../../theme/mixins";
import { colour, measure, media, space } from "../../theme/tokens";
import { reveal } from "../../ui/reveal";
import { spoken } from "../../ui/spoken";
import { CtaLink } from "../../analytics/CtaLink";

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
            <span>{enumValue(job.type, jobTypes)}</span>
          </Meta>
          <p>{job.description}</p>
        </div>
        <div>
          <strong>{spoken(job.salary)}</strong>
          <CtaLink call={call} variant="outline" subject={job.title} about={`for ${job.title}`} />
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
    salary
    description
  }
`;

const List = styled.ul`
  > li {
    display: grid;
    gap: ${space(5)};
    padding-block: ${space(8)};
    border-top: 1px solid ${colour.line};
  }

  p {
    max-width: ${measure.text};
    margin-top: ${space(2)};
    color: ${colour.muted};
  }

  > li > div:last-child {
    display: flex;
    flex-direction: column;
    gap: ${space(4)};
    align-items: flex-start;
  }

  strong {
    font-variant-numeric: tabular-nums;
    font-size: 1.25rem;
  }

  ${media.desktop} {
    > li {
      grid-template-columns: 1fr 14rem;
      gap: ${space(16)};
    }
  }
`;

const Meta = styled.div`
  ${mixin.row(0, 5)}
  margin-top: ${space(1)};
  ${mixin.tag}
`;
