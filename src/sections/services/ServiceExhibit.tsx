import { graphql } from "gatsby";
import styled from "styled-components";
import { chartHtml } from "../../charts/chart-html";
import { chartStyles } from "../../charts/chart-styles";
import { space } from "../../theme/tokens";

/** One sum of the page as bars or as a bridge. */
export const ServiceExhibit = ({ title, caption, type, unit, data }: Queries.ExhibitFragment) => {
  const rows = (data ?? []).map(({ label, value, tone, total }) => ({
    label,
    value,
    tone: tone ?? undefined,
    total: total ?? undefined,
  }));
  const html = chartHtml({ title, caption, type, unit: unit ?? undefined, data: rows });
  return <Frame dangerouslySetInnerHTML={{ __html: html }} />;
};

export const query = graphql`
  fragment Exhibit on Chart {
    type
    title
    caption
    unit
    data {
      label
      value
      tone
      total
    }
  }
`;

const Frame = styled.div`
  margin-bottom: ${space(10)};

  ${chartStyles}
`;
