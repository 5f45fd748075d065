import { feedQuery } from "../../../../src/gatsby/output/feed";
import { requestKey, sitePictureRequests } from "../../../../src/gatsby/output/picture-requests";
import { kindNames, kindOf } from "../../../../src/model/kinds";

test("the site asks for the picture of every kind that has one on its pages", () => {
  const requests = sitePictureRequests(feedQuery);
  for (const kind of kindNames) {
    const { picture } = kindOf(kind);
    if (picture) expect(requests.get(requestKey(kind, picture))?.size).toBeGreaterThan(0);
  }
});
