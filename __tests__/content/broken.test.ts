/**
 * The messages for mistakes of editors. Each file of broken/ has the mistakes of one subject. They run as one test
 * file, so that the fixtures are read and parsed once.
 */
import "./broken/calls";
import "./broken/charts";
import "./broken/fields";
import "./broken/files";
import "./broken/links";
import "./broken/pictures";
import "./broken/references";
import "./broken/several";
import "./broken/texts";
import "./broken/yaml";
