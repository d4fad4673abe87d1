/**
 * @generated SignedSource<<7a335c635fbb023326c5da1c0dbd1e0f>>
 * @relayHash 2bf0db2143def1b0f54877df19fbce13
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5398d4b91497eaae6091c2adc443271c5e3ab8a4d58358efb78ee622abae0892

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopTicketPageQuery } from './WorkshopTicketPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopTicketPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5398d4b91497eaae6091c2adc443271c5e3ab8a4d58358efb78ee622abae0892",
    "metadata": {},
    "name": "WorkshopTicketPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
