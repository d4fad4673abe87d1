/**
 * @generated SignedSource<<a44528586498a291a38017c1961d9ab8>>
 * @relayHash 351ce6ab3de0e6da941f189645421f21
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c46202a1028842373af397f245aee286b97156ff77bd16e1da2d9137f4875263

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c46202a1028842373af397f245aee286b97156ff77bd16e1da2d9137f4875263",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
