import { serve } from '../serve';
import { LongSequenceService } from './long-sequence-service';

serve(new LongSequenceService());
