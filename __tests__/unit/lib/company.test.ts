import { companyFacts, missingFacts } from "../../../src/lib/company";

const place = { name: "Northkeel", city: "Tallinn", country: "Estonia" };
const register = "Estonian Commercial Register";

const whole = {
  legalName: "Keel Works OÜ",
  registryCode: "12345678",
  register,
  street: "Sadama 1, 10111",
  vatNumber: "EE123456789",
};

test("a company that is filled in is shown whole", () => {
  const { street, ...facts } = whole;
  expect(companyFacts({ ...place, company: whole })).toEqual({
    ...facts,
    address: `${street}, Tallinn, Estonia`,
  });
  expect(missingFacts({ company: whole })).toEqual([]);
});

test("what is not known yet is left out, and the site's name stands in", () => {
  const facts = companyFacts({ ...place, company: { register, street: null } });
  expect(facts).toMatchObject({ legalName: "Northkeel", address: "Tallinn, Estonia" });
  expect([facts.registryCode, facts.register, facts.vatNumber]).toEqual(["", "", ""]);
  expect(missingFacts({ company: { register } })).toEqual([
    "legalName",
    "registryCode",
    "street",
    "vatNumber",
  ]);
});
