import { feedQuery } from "../../../../src/gatsby/output/feed";
import {
  pictureRequests,
  requestKey,
  sitePictureRequests,
} from "../../../../src/gatsby/output/picture-requests";
import { kindNames, kindOf } from "../../../../src/model/kinds";

const asked = (codes: string[]) =>
  Object.fromEntries([...pictureRequests(codes)].map(([key, sizes]) => [key, [...sizes]]));

const image = (size: string) => `childImageSharp { gatsbyImageData(${size}) }`;

test("a query asks for the pictures of the kind that it begins with, whatever it calls them", () => {
  const code = `graphql\`query A { blogPost { share: cover { ${image("width: 10")} } } allGuide { nodes { cover { ${image("width: 20")} } } } }\``;
  expect(asked([code])).toEqual({ "BlogPost.cover": ["width: 10"], "Guide.cover": ["width: 20"] });
});

test("a picture that is reached through another entry is left to its own page", () => {
  const code = `graphql\`fragment A on Service { caseStudies { image { ${image("width: 1")} } } }\``;
  expect(asked([code])).toEqual({});
});

test("the site asks for the picture of every kind that has one on its pages", () => {
  const requests = sitePictureRequests(feedQuery);
  for (const kind of kindNames) {
    const { picture } = kindOf(kind);
    if (picture) expect(requests.get(requestKey(kind, picture))?.size).toBeGreaterThan(0);
  }
});
