import { createApp } from 'vue';
import 'https://lab.example/attention-lab.js';
import Article from './Article.vue';

createApp(Article).mount('main');
