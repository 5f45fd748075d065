export default "/asset";
