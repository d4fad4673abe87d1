/**
 * @generated SignedSource<<6a76eca49e78faf306232c51273e4c1b>>
 * @relayHash 0b63f587151320186e69d449e83133cd
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41b39f2a4dd0d6e9ae42a8fcaa41de25893fa47bd5419cb5578fc2a5c3a00ce9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BookingPageQuery } from './BookingPageQuery.graphql';

const node: PreloadableConcreteRequest<BookingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41b39f2a4dd0d6e9ae42a8fcaa41de25893fa47bd5419cb5578fc2a5c3a00ce9",
    "metadata": {},
    "name": "BookingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
