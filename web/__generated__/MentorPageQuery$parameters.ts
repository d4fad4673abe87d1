/**
 * @generated SignedSource<<8f39266f84f768f4dec5b343ca4dd829>>
 * @relayHash 9e9beaf077cd64031807f9186afa778f
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c4753f424e19422612bbaf10da1181b814323f597c97dfaa47ac6158fead5d3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentorPageQuery } from './MentorPageQuery.graphql';

const node: PreloadableConcreteRequest<MentorPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c4753f424e19422612bbaf10da1181b814323f597c97dfaa47ac6158fead5d3",
    "metadata": {},
    "name": "MentorPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
