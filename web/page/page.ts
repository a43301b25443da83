import '../element/define';
