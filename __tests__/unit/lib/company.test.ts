import { companyFacts, missingFacts } from "../../../src/lib/company";

const place = { name: "Northkeel", city: "Tallinn", country: "EE" };
const register = "Estonian Commercial Register";

const whole = {
  legalName: "Keel Works OÜ",
  registryCode: "12345678",
  register,
  street: "Sadama 1",
  postalCode: "10111",
  vatNumber: "EE123456789",
};

test("all facts of a company are shown", () => {
  const { street, postalCode, ...facts } = whole;
  expect(companyFacts({ ...place, company: whole }, "Estonia")).toEqual({
    ...facts,
    publisher: "Keel Works OÜ",
    address: `${street}, ${postalCode} Tallinn, Estonia`,
  });
  expect(missingFacts({ company: whole })).toEqual([]);
});

test("missing facts are empty, the legal name too, and the site's name publishes", () => {
  const company = { register, street: null };
  expect(companyFacts({ ...place, company }, "Estonia")).toEqual({
    ...{ legalName: "", registryCode: "", register: "", vatNumber: "" },
    ...{ publisher: "Northkeel", address: "Tallinn, Estonia" },
  });
  const missing = ["legalName", "registryCode", "street", "postalCode"];
  expect(missingFacts({ company })).toEqual(missing);
});
