import { graphql } from "gatsby";
import styled from "styled-components";
import { space } from "../../theme/tokens";
import { Columns, Section } from "../../ui/Section";
import { CheckList } from "../../ui/CheckList";
import { ChipList } from "../../ui/Chip";
import { TitledList } from "../../ui/TitledList";

export const ServiceMethod = ({ service }: { service: Queries.ServiceMethodPartFragment }) => {
  const { approach, features, integrations } = service;
  return (
    <Section ground="sunken" labelledBy="approach" intro={{ title: approach.title }}>
      <TitledList items={approach.items} ordered={approach.kind === "process"} columns={2} />
      <Features>
        <div>
          <h3>{WORDS.services.features}</h3>
          <CheckList items={features} />
        </div>
        {integrations && integrations.length > 0 && (
          <div>
            <h3>{WORDS.services.integrations}</h3>
            <ChipList items={integrations.map(({ name }) => name)} />
          </div>
        )}
      </Features>
    </Section>
  );
};

export const query = graphql`
  fragment ServiceMethodPart on Service {
    features
    approach {
      kind
      title
      items {
        title
        description
      }
    }
    integrations {
      name
    }
  }
`;

const Features = styled(Columns)`
  margin-top: ${space(10)};

  h3 {
    margin-bottom: ${space(4)};
  }
`;
