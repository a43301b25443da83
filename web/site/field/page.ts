import { FieldPage } from './field-page';

new FieldPage(document).start();
