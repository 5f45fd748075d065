/** A plugin of gatsby-transformer-remark, which parses texts as the check does. Its options are the functions to use. */
module.exports = ({ markdownAST, markdownNode }, { adapt }) => adapt(markdownAST, markdownNode);
module.exports.setParserPlugins = ({ parserPlugins }) => parserPlugins;
