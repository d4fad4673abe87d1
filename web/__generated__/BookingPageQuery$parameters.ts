/**
 * @generated SignedSource<<17dca3d71c18cca6335b83d5927f204e>>
 * @relayHash 4a2f6c673165a08107cc48d3e1ca58bc
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 761a0827acc5905eb0499070e90b8f09f9c04ee233578765cd4377606b35c2f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "761a0827acc5905eb0499070e90b8f09f9c04ee233578765cd4377606b35c2f5",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
